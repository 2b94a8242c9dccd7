! Claim: modulo has the sign of its second argument, so -4..3 give eight different cells. Source: Fortran 2018 §16.9
program wrap
  implicit none
  integer :: k, slot(0:7)
  slot = 0
  !$omp parallel do !@ RACE_FREE
  do k = -4, 3
    slot(modulo(k, 8)) = k
  end do
  print *, slot
end program wrap
