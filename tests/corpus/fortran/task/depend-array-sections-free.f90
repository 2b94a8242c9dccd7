! Claim: equal array sections are the same item. Source: OpenMP 5.2 §3.2.5, §15.9.5
program blocks
  implicit none
  integer, parameter :: nb = 4, bs = 10
  integer :: b, u(nb * bs), s(nb), i
  s = 0
  !$omp parallel private(b) !@ RACE_FREE
  !$omp single
  do b = 0, nb - 1
    !$omp task depend(out: u(b*bs+1 : b*bs+bs))
    u(b*bs+1 : b*bs+bs) = b
    !$omp end task
    !$omp task depend(in: u(b*bs+1 : b*bs+bs))
    do i = b*bs + 1, b*bs + bs
      s(b+1) = s(b+1) + u(i)
    end do
    !$omp end task
  end do
  !$omp end single
  !$omp end parallel
  print *, s
end program blocks
