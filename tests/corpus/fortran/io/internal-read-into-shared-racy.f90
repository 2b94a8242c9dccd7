! Claim: an input list writes its items. Source: Fortran 2018 §12.6.3
program parse
  implicit none
  character(len=4) :: field(6)
  integer :: i, val, s(6)
  field = '  17'
  !$omp parallel do !@ RACE
  do i = 1, 6
    read (field(i), '(i4)') val !@ race(val)
    s(i) = val + i !@ race(val)
  end do
  print *, s
end program parse
