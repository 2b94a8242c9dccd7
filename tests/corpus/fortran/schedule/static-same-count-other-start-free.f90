! Claim: what counts is the logical iteration: i from 1 to 20 and from 0 to 19 are the same. Source: OpenMP 5.2 §11.5.3
program logical_iterations
  implicit none
  integer :: i, a(20), b(20)
  !$omp parallel !@ RACE_FREE
  !$omp do schedule(static)
  do i = 1, 20
    a(i) = i
  end do
  !$omp end do nowait
  !$omp do schedule(static)
  do i = 0, 19
    b(i + 1) = a(i + 1)
  end do
  !$omp end do
  !$omp end parallel
  print *, sum(b)
end program logical_iterations
