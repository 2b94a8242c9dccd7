! Claim: forall reads all values before it writes one, so the numbers move by one place. Source: Fortran 2018 §10.2.4.2.2
program moves
  implicit none
  integer :: k, idx(3), x(3)
  idx(1) = 1
  idx(2) = 2
  idx(3) = 3
  forall (k = 2:3) idx(k) = idx(k - 1)
  x = 0
  !$omp parallel do !@ RACE
  do k = 1, 3
    if (idx(3) == 2) x(1) = k !@ race(x) possible
  end do
  print *, x
end program moves
