! Claim: reduce is a reduction of a do concurrent. Source: Fortran 2023 §11.1.7.5; gfortran 12 does not have it.
program dc_reduce
  implicit none
  integer :: i, s
  s = 0
  do concurrent (i = 1:50) reduce(+:s) !@ RACE_FREE
    s = s + i
  end do
  print *, s
end program dc_reduce
