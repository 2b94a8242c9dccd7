! Claim: only elements of the mask are read and written. Source: Fortran 2018 §10.2.3.2
program half
  implicit none
  integer :: i, a(8), t
  logical :: lower(8)
  lower = .false.
  lower(1:4) = .true.
  a = 1
  !$omp parallel num_threads(2) private(t) !@ RACE_FREE
  !$omp sections
  !$omp section
  where (lower) a = a + 1
  !$omp section
  do i = 5, 8
    a(i) = 0
  end do
  !$omp end sections
  !$omp end parallel
  print *, a
end program half
