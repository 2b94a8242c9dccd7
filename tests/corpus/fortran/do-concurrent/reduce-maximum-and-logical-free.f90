! Claim: several reductions of one loop. Source: Fortran 2023 §11.1.7.5; gfortran 12 does not have it.
program p
  implicit none
  integer :: i, s, v(100)
  logical :: l
  v = 4
  l = .true.
  s = 0
  do concurrent (i = 1:100) reduce(max:s) reduce(.and.:l) !@ RACE_FREE
    s = max(s, v(i))
    l = l .and. v(i) > 3
  end do
  print *, s, l
end program
