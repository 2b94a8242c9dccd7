! Claim: copyin of a common block. Source: OpenMP 5.2 §5.7.1
program main
  implicit none
  integer :: i, lo, hi, n(8)
  common /range/ lo, hi
  !$omp threadprivate(/range/)
  lo = 2
  hi = 9
  !$omp parallel do copyin(/range/) !@ RACE_FREE
  do i = 1, 8
    n(i) = hi - lo + i
    lo = lo + 0
  end do
  print *, n
end program main
