! Claim: private is the fix of a temporary that each iteration sets before it is read. Source: docs/method/semantics.md §8
program fix_private
  implicit none
  integer :: i, t, a(20)
  !$omp parallel do !@ RACE fix(t: private)
  do i = 1, 20
    t = i * i !@ race(t)
    a(i) = t + 1 !@ race(t)
  end do
  !$omp end parallel do
  print *, sum(a)
end program fix_private
