! Claim: an unread declaration of a block costs the region in it nothing. Source: Fortran 2018 §6.3.2. This is bad input.
subroutine s(x)
  implicit none
  integer, intent(inout) :: x
  block
  dimension !@ message(syntax)
  !$omp parallel !@ RACE
  !$omp single
  !$omp task shared(x)
  x = x + 1 !@ race(x) possible
  !$omp end task
  x = x + 1 !@ race(x) possible
  !$omp end single
  !$omp end parallel
  end block
end subroutine s
