! Claim: the status of a rewind is written by each thread. Source: Fortran 2018 §12.8
program back
  implicit none
  integer :: i, ios
  !$omp parallel do !@ RACE
  do i = 11, 14
    rewind (i, iostat=ios) !@ race(ios)
  end do
end program back
