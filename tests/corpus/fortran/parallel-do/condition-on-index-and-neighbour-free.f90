! Claim: only multiples of three write, and they read what no multiple of three writes. Source: semantics.md §2, §10
program thirds
  implicit none
  integer :: i, a(0:61)
  a = 1
  !$omp parallel do !@ RACE_FREE
  do i = 1, 60
    if (mod(i, 3) == 0) a(i) = a(i-1) + a(i+1)
  end do
  print *, sum(a)
end program thirds
