! Claim: a variable that is private for the outer thread is shared by its inner team. Source: OpenMP 5.2 §5.1.1; semantics.md §8
program nest
  implicit none
  integer :: i, k, t, r(6)
  !$omp parallel do private(t) !@ RACE
  do k = 1, 6
    t = 0
    !$omp parallel do
    do i = 1, 10
      t = t + i !@ race(t)
    end do
    !$omp end parallel do
    r(k) = t
  end do
  print *, r
end program nest
