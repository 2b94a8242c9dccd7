! Claim: an implied do in an output list of one thread is no loop of the team. Source: OpenMP 5.2 §11.1; Fortran 2018 §12.6.3
program listing
  implicit none
  integer :: i, j, a(6)
  !$omp parallel !@ RACE_FREE
  !$omp do
  do i = 1, 6
    a(i) = i
  end do
  !$omp end do
  !$omp single
  print *, (a(j), j = 1, 6)
  !$omp end single nowait
  !$omp end parallel
end program listing
