! Claim: a SAVE statement without a list saves all local variables. Source: Fortran 2018 §8.6.14
subroutine work(n, y)
  implicit none
  save
  integer, intent(in) :: n
  integer, intent(out) :: y
  integer :: buf(4), k
  do k = 1, 4 !@ race(k)
    buf(k) = n + k !@ race(k) race(buf) possible
  end do
  y = sum(buf) !@ race(buf) possible
end subroutine work

program main
  implicit none
  integer :: i, s(9)
  !$omp parallel do !@ RACE
  do i = 1, 9
    call work(i, s(i))
  end do
  print *, s
end program main
