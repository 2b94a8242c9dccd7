! Claim: a variable with an initial value is saved in a block construct as well, and threads share it. Source: Fortran 2018 §8.4, §11.1.4;
! OpenMP 5.2 §5.1.1
program main
  implicit none
  integer :: a(20), i
  a = 0
  !$omp parallel do !@ RACE
  do i = 1, 20
    block
      integer :: k = 0
      k = k + i !@ race(k)
      a(i) = a(i) + 1
    end block
  end do
  !$omp parallel do !@ RACE
  do i = 1, 20
    block
      integer :: k
      data k / 3 /
      k = i !@ race(k)
    end block
  end do
  print *, a
end program main
