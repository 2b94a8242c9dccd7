! Claim: iostat writes its variable. Source: Fortran 2018 §12.11.5
program parse
  implicit none
  character(len=4) :: field(6)
  integer :: i, ios, v(6)
  field = '  17'
  v = 0
  !$omp parallel do !@ RACE
  do i = 1, 6
    read (field(i), '(i4)', iostat=ios) v(i) !@ race(ios)
    if (ios /= 0) v(i) = -1 !@ race(ios)
  end do
  print *, v
end program parse
