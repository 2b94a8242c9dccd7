! Claim: a scalar that all iterations change without a locality. Source: Fortran 2018 §11.1.7.5
program dc_sum
  implicit none
  integer :: i, s
  s = 0
  do concurrent (i = 1:10) !@ RACE
    s = s + i !@ race(s)
  end do
  print *, s
end program dc_sum
