! Claim: where and forall are units of work of a workshare. Source: OpenMP 5.2 §11.4
program ws
  implicit none
  integer :: i, a(30), b(30)
  a = [(mod(i, 4), i = 1, 30)]
  !$omp parallel workshare !@ RACE_FREE
  where (a > 1)
    b = a
  elsewhere
    b = -a
  end where
  forall (i = 2:30) a(i) = b(i - 1)
  !$omp end parallel workshare
  print *, sum(a), sum(b)
end program ws
