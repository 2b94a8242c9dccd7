! Claim: the second statement sees what the first has assigned to all elements. Source: Fortran 2018 §10.2.4.2.2
program steps
  implicit none
  integer :: k, a(3), c(2), x(3)
  a(1) = 0
  a(2) = 0
  a(3) = 0
  forall (k = 1:2)
    a(k + 1) = k
    c(k) = a(2)
  end forall
  x = 0
  !$omp parallel do !@ RACE
  do k = 1, 3
    if (c(1) == 1) x(1) = k !@ race(x) possible
  end do
  print *, x
end program steps
