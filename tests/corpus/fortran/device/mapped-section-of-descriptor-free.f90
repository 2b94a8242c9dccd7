! Claim: of an allocatable array or a pointer only the section is copied that is named. Source: OpenMP 5.2 §5.8.3
program p
  implicit none
  real, allocatable :: b(:, :)
  real, pointer :: q(:)
  allocate(b(10, 4), q(10))
  !$omp parallel !@ RACE_FREE
  !$omp single
  !$omp target enter data map(to: b(:, 2:3)) nowait
  b(3, 1) = 2
  b(3, 4) = 2
  !$omp taskwait
  !$omp end single
  !$omp end parallel
  !$omp parallel !@ RACE_FREE
  !$omp single
  !$omp target enter data map(to: q(4:8)) nowait
  q(3) = 2
  !$omp taskwait
  !$omp end single
  !$omp end parallel
  print *, b(1, 1), q(1)
end program
