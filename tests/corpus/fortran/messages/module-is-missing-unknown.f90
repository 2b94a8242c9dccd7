! Claim: names of a module that is nowhere are not known: a name with brackets may be a function or an array.
! Source: semantics.md §1. This is bad input.
subroutine uses_missing(n, a)
  use not_in_this_file, only: weight
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: a(n)
  integer :: i
  !$omp parallel do !@ UNKNOWN(missing-include)
  do i = 1, n
    a(i) = weight(i) * a(i)
  end do
end subroutine uses_missing
