! Claim: system_clock writes its arguments. Source: Fortran 2018 §16.9. Output: undefined
program clk
  implicit none
  integer :: i, t, d(5)
  !$omp parallel do !@ RACE
  do i = 1, 5
    call system_clock(t) !@ race(t)
    d(i) = t - t !@ race(t)
  end do
  print *, sum(d)
end program clk
