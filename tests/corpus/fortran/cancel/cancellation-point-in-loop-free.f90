! Claim: a cancellation point executes nothing else. Source: OpenMP 5.2 §11.6
program p
  implicit none
  integer :: i, v(100)
  !$omp parallel !@ RACE_FREE
  !$omp do
  do i = 1, 100
    !$omp cancellation point do
    v(i) = i
    !$omp cancel do if(v(i) > 1000)
  end do
  !$omp end do
  !$omp end parallel
  print *, v(1)
end program
