! Claim: behind a loop its index has moved by the step once more: 10, not 7, whatever the step is. Source: Fortran 2018 §11.1.7.4.3
program behind
  implicit none
  integer :: i, j, k, a(10)
  a = 0
  k = 3
  do j = 1, 7, k
    a(j) = j
  end do
  !$omp parallel do !@ RACE
  do i = 8, 10
    a(i) = a(j) + i !@ race(a)
  end do
  print *, a(8)
end program behind
