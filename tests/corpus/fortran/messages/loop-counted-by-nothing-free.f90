! Claim: a region in a loop whose counter is not declared is judged. Source: Fortran 2018 §11.1.7.4.1. This is bad input.
subroutine steps(n, a)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: a(n)
  integer :: i
  do t = 1, 3
    !$omp parallel do !@ RACE_FREE
    do i = 2, n
      a(i) = 2 * a(i)
    end do
  end do
end subroutine steps
