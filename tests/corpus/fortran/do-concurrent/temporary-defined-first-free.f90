! Claim: a variable without a locality that each iteration defines before it reads it is the iteration's. Source: Fortran 2018 §11.1.7.5
! (if it is defined in more than one iteration it is undefined after the loop, and no other iteration may read it)
program dc_unspecified
  implicit none
  integer :: i, t, a(20)
  a = 3
  do concurrent (i = 1:20) !@ RACE_FREE
    t = a(i) + i
    a(i) = t * t
  end do
  print *, sum(a)
end program dc_unspecified
