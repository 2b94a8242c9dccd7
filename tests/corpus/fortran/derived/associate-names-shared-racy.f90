! Claim: an associate name for a shared component is that component. Source: Fortran 2018 §11.1.3
program assoc
  implicit none
  type :: box
    integer :: total, parts(9)
  end type box
  type(box) :: b
  integer :: i
  b%total = 0
  b%parts = 3
  !$omp parallel do !@ RACE
  do i = 1, 9
    associate (t => b%total)
      t = t + b%parts(i) !@ race
    end associate
  end do
  print *, b%total
end program assoc
