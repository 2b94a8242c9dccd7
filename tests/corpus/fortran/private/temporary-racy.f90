! Claim: a temporary declared in the program unit is shared. Source: OpenMP 5.2 §5.1.1; semantics.md §8
program swap_pairs
  implicit none
  integer :: i, t, a(60), b(60)
  a = 1
  b = 2
  !$omp parallel do !@ RACE witness T<=2
  do i = 1, 60
    t = a(i)    !@ race(t)
    a(i) = b(i)
    b(i) = t    !@ race(t)
  end do
  !$omp end parallel do
  print *, sum(a), sum(b)
end program swap_pairs
