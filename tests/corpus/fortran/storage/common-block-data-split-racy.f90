! Claim: block data may declare a block differently; its storage is the same. Source: Fortran 2018 §14.3
block data init
  implicit none
  integer :: v(4)
  common /blk/ v
  data v /1, 2, 3, 4/
end block data init

program main
  implicit none
  integer :: i, a, b, c(2)
  common /blk/ a, b, c
  !$omp parallel do !@ RACE
  do i = 1, 8
    c(mod(i, 2) + 1) = i !@ race(c)
  end do
  print *, a, b, c(1) > 0
end program main
