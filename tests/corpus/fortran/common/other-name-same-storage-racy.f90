! Claim: names of a common block are of the program unit, the storage is the same. Source: Fortran 2018 §8.10.2.4
program main
  implicit none
  integer :: i, a, b
  common /pair/ a, b
  a = 0
  b = 0
  !$omp parallel do !@ RACE
  do i = 1, 25
    if (mod(i, 2) == 0) then
      b = i !@ race
    else
      call put_second(i)
    end if
  end do
  print *, a, b > 0
end program main

subroutine put_second(k)
  implicit none
  integer, intent(in) :: k
  integer :: p(2)
  common /pair/ p
  p(2) = k !@ race
end subroutine put_second
