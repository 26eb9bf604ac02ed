export { default as CompanyRating } from './company-rating'
export { ReviewItem } from './review-item'
export { Stars } from './stars'
