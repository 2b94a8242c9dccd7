! Claim: masked taskloop: each iteration has elements of its own, and they are created once. Source: OpenMP 5.2 §12.6, §17.2
program p
  implicit none
  integer :: i, v(100)
  v = 1
  !$omp parallel !@ RACE_FREE
  !$omp masked taskloop
  do i = 1, 100
    v(i) = v(i) + i
  end do
  !$omp end masked taskloop
  !$omp end parallel
  print *, v(1)
end program p
