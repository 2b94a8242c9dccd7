! Claim: iterations of a loop construct may be executed in any order. Source: OpenMP 5.2 §11.7
program lp
  implicit none
  integer :: i, m(30)
  m = 2
  !$omp parallel loop !@ RACE
  do i = 1, 29
    m(i) = m(i+1) * 2 !@ race(m)
  end do
  !$omp end parallel loop
  print *, m(30)
end program lp
