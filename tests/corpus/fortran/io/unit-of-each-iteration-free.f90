! Claim: the units are those of the iterations, with what they tell. Source: Fortran 2018 §12.5.1, §12.7.2, §12.9
program units
  implicit none
  integer :: i, ios(11:14)
  !$omp parallel do !@ RACE_FREE
  do i = 11, 14
    flush (i, iostat=ios(i))
    if (ios(i) == 0) wait (i, iostat=ios(i))
    backspace i
  end do
  print *, ios
end program units
