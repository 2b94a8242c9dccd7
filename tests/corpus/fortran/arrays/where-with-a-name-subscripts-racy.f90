! Claim: a mask is what it was when the construct began, so five of ten subscripts are 1. Source: Fortran 2018 §10.2.3.2
program masked
  implicit none
  integer :: i, k(10), x(40)
  k = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  x = 0
  w: where (k > 5)
    k = 1
    k = k
  end where w
  !$omp parallel do !@ RACE
  do i = 1, 10
    x(k(i)) = i !@ race(x) possible
  end do
  print *, x(1)
end program masked
