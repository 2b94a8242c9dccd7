! Claim: private on the worksharing directive suffices. Source: OpenMP 5.2 §5.4.3, §11.5.2
program on_do
  implicit none
  integer :: i, d, e(33)
  !$omp parallel shared(d) !@ RACE_FREE
  !$omp do private(d)
  do i = 1, 33
    d = i - 17
    e(i) = d * d
  end do
  !$omp end do
  !$omp end parallel
  print *, sum(e)
end program on_do
