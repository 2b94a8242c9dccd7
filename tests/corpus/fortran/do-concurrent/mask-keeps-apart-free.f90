! Claim: the mask takes the odd iterations, which read even elements. Source: Fortran 2018 §11.1.7.4.2
program dc_mask
  implicit none
  integer :: i, a(41)
  a = 2
  do concurrent (i = 1:40, mod(i, 2) == 1) !@ RACE_FREE
    a(i) = a(i + 1) + i
  end do
  print *, sum(a)
end program dc_mask
