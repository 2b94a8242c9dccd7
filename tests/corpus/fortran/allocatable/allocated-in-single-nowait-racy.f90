! Claim: without the barrier of single others may read the descriptor while it is written. Source: OpenMP 5.2 §11.1
program al
  implicit none
  integer, allocatable :: w(:)
  integer :: i
  !$omp parallel shared(w) !@ RACE
  !$omp single
  allocate (w(40)) !@ race(w)
  !$omp end single nowait
  !$omp do
  do i = 1, 40
    w(i) = i !@ race(w)
  end do
  !$omp end do
  !$omp end parallel
  print *, w(3)
end program al
