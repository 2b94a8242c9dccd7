! Claim: a shared counter gives places in the output. Source: OpenMP 5.2 §5.1.1
program compact
  implicit none
  integer :: i, n, a(50), out(50)
  a = [(mod(i * 11, 7) - 3, i = 1, 50)]
  n = 0
  !$omp parallel do !@ RACE
  do i = 1, 50
    if (mod(i * 11, 7) > 3) then
      n = n + 1 !@ race(n)
      out(n) = a(i) !@ race(n) race(out) possible
    end if
  end do
  print *, n, out(1) > 0
end program compact
