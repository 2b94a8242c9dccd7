! Claim: the message of a flush may be written by each thread. Source: Fortran 2018 §12.9, §12.11.6
program flushing
  implicit none
  integer :: i, ios(4)
  character(len=40) :: said
  !$omp parallel do !@ RACE
  do i = 1, 4
    flush (10 + i, iostat=ios(i), iomsg=said) !@ race(said) possible
  end do
end program flushing
