! Claim: what no reduce lists is shared. Source: Fortran 2023 §11.1.7.5
! gfortran 12 does not have it.
program two
  implicit none
  integer :: i, s, t
  s = 0
  t = 0
  do concurrent (i = 1:20) reduce(+: s) !@ RACE
    s = s + i
    t = t + i !@ race(t)
  end do
  print *, s, t
end program two
