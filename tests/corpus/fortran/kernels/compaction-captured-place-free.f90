! Claim: places that an atomic capture gives are different for all iterations. Source: OpenMP 5.2 §15.8.4; semantics.md §2
program compact
  implicit none
  integer :: i, n, k, a(50), out(50)
  a = [(mod(i * 11, 7) - 3, i = 1, 50)]
  n = 0
  !$omp parallel do private(k) !@ RACE_FREE
  do i = 1, 50
    if (a(i) > 0) then
      !$omp atomic capture
      n = n + 1
      k = n
      !$omp end atomic
      out(k) = a(i)
    end if
  end do
  print *, n, sum(out(1:n))
end program compact
