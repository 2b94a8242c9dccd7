! An array expression in a parallel region is executed by every thread as a
! whole: each one divides all of x. With workshare the threads share the work.
subroutine normalise(x, y, n)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: x(n), y(n)
  !$omp parallel
  x = x / n
  !$omp end parallel

  !$omp parallel
  !$omp workshare
  y = y / n
  !$omp end workshare
  !$omp end parallel
end subroutine
