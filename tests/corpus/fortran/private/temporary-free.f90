! Claim: private gives each thread a temporary. Source: OpenMP 5.2 §5.4.3; semantics.md §8
program swap_pairs
  implicit none
  integer :: i, t, a(60), b(60)
  a = 1
  b = 2
  !$omp parallel do private(t) !@ RACE_FREE
  do i = 1, 60
    t = a(i)
    a(i) = b(i)
    b(i) = t
  end do
  !$omp end parallel do
  print *, sum(a), sum(b)
end program swap_pairs
