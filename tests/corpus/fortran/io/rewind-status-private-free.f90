! Claim: each thread has its status of a rewind. Source: Fortran 2018 §12.8; OpenMP 5.2 §5.4.3
program back
  implicit none
  integer :: i, ios
  !$omp parallel do private(ios) !@ RACE_FREE
  do i = 11, 14
    rewind (i, iostat=ios)
  end do
end program back
