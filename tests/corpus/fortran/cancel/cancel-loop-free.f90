! Claim: cancellation ends a loop early, what was executed has its own elements. Source: OpenMP 5.2 §16.1
program cn
  implicit none
  integer :: i, a(30)
  a = 0
  !$omp parallel !@ RACE_FREE
  !$omp do
  do i = 1, 30
    a(i) = i
    !$omp cancel do if(a(i) < 0)
  end do
  !$omp end do
  !$omp end parallel
  print *, sum(a)
end program cn
