! Claim: the value of the last iteration is used behind the loop: lastprivate, not private. Source: OpenMP 5.2 §5.4.5
program fix_last
  implicit none
  integer :: i, t, a(20)
  !$omp parallel do !@ RACE fix(t: lastprivate) nofix(t: private)
  do i = 1, 20
    t = i * i !@ race(t)
    a(i) = t + 1 !@ race(t)
  end do
  print *, sum(a), t
end program fix_last
