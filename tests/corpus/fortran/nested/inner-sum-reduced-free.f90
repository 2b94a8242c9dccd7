! Claim: the inner team reduces into the outer thread's variable. Source: OpenMP 5.2 §5.5.8
program nest
  implicit none
  integer :: i, k, t, r(6)
  !$omp parallel do private(t) !@ RACE_FREE
  do k = 1, 6
    t = 0
    !$omp parallel do reduction(+:t)
    do i = 1, 10
      t = t + i
    end do
    !$omp end parallel do
    r(k) = t
  end do
  print *, r
end program nest
