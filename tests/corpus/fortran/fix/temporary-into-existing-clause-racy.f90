! Claim: the variable goes into the private clause that is there, on a continuation line. Source: semantics.md §8; OpenMP 5.2 §3.1.2
program fix_private
  implicit none
  integer :: i, t, u, a(20)
  !@ RACE fix(u: private)
  !$omp parallel do default(shared) &
  !$omp&            private(t)
  do i = 1, 20
    t = i * i
    u = t - i !@ race(u)
    a(i) = t + u !@ race(u)
  end do
  !$omp end parallel do
  print *, sum(a)
end program fix_private
