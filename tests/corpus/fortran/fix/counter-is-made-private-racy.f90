! Claim: a counter of a do while is made private. Source: OpenMP 5.2 §5.4.3
program fix_counter
  implicit none
  integer :: i, k, s(20)
  s = 0
  !$omp parallel do !@ RACE fix(k: private)
  do i = 1, 20
    k = 0 !@ race(k)
    do while (k < 3) !@ race(k) possible
      k = k + 1 !@ race(k) possible
      s(i) = s(i) + i
    end do
  end do
  print *, sum(s)
end program fix_counter
