! Claim: a data statement gives the SAVE attribute, too. Source: Fortran 2018 §8.6.7, §8.5.16
integer function tick(k)
  implicit none
  integer, intent(in) :: k
  integer :: total
  data total /0/
  total = total + k !@ race(total)
  tick = total !@ race(total)
end function tick

program main
  implicit none
  integer, external :: tick
  integer :: i, t(5)
  !$omp parallel do !@ RACE
  do i = 1, 5
    t(i) = tick(i)
  end do
  print *, size(t)
end program main
