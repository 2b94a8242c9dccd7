! Claim: a section whose upper bound is less than its lower one is empty. Source: Fortran 2018 §9.5.3.3.2
program empty
  implicit none
  integer :: i, n, y(10)
  n = 0
  y = 1
  !$omp parallel do !@ RACE_FREE
  do i = 1, 10
    y(1:n) = i
  end do
  print *, sum(y)
end program empty
